## Options
option-mechs = Mechs
    .about = The mech of each seat, in order; what is left open takes the first free one.
option-mechs-any = Any
option-mechs-headmaster = Headmaster
option-mechs-railbreaker = Railbreaker
option-mechs-splash = Splash
option-mechs-mayday = Mayday
option-level = Solo: level
    .about = How strong the opponent is that the rules play.
option-solo_credits = Solo: credits
    .about = Starting credits, 20 or 2.

## Terms
term-floor = floor
    .forms = floors
    .about = One of seven levels of the mine, 0 (the surface) to 6.
term-fuel = fuel
    .about = What moving and drilling cost. One can never hold more than the cap.
term-drone = drone
    .forms = drones
    .about = A helper that can be turned face up and used once.
term-damage = DAMAGE
    .about = A card that fills the hand and is worth nothing.
term-market = market
    .about = Where minerals are sold; what is sold often sinks in price.
term-permanent-card = permanent card
    .forms = permanent cards
    .about = A card that stays in front of its owner and can be used again and again.

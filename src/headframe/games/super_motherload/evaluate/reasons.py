"""What changed for a seat, in words: the parts of the evaluation, before and after."""

from __future__ import annotations

from headframe.core.odds import Reason
from headframe.core.speech import named, phrase
from headframe.games.super_motherload.evaluate.evaluate import Appraiser, appraiser, left
from headframe.games.super_motherload.state import ALL_STACKS, Player, SuperMotherloadState


def reasons(before: SuperMotherloadState, after: SuperMotherloadState, seat: int) -> list[Reason]:
    then, now = before.players[seat], after.players[seat]
    judge = appraiser(before.pack)
    return [
        *_pilots(before, after, then, now, judge),
        *_achievements(before, then, now),
        *_supplies(before, then, now, judge),
        *_end(before, after, seat, judge),
    ]


def _pilots(
    before: SuperMotherloadState,
    after: SuperMotherloadState,
    then: Player,
    now: Player,
    judge: Appraiser,
) -> list[Reason]:
    """Pilots bought, and what lies on the way to the next one."""
    time = left(before)
    stacks = before.content.decks[now.deck].stacks
    found: list[Reason] = []
    for stack in ALL_STACKS:
        prices = judge.prices[now.deck][stack]
        old, new = prices[then.bought[stack]], prices[now.bought[stack]]
        cards = stacks[stack][then.bought[stack] : now.bought[stack]]
        if cards:
            points = new.points - old.points
            worth = points + (new.lasting - old.lasting) * time
            names = [named("card", card) for card in cards]
            found.append(Reason(worth, phrase("reason-bought", cards=names, points=points)))
        elif now.money[stack] > then.money[stack] and now.bought[stack] < len(stacks[stack]):
            cost = int(new.cost)
            share = (now.money[stack] - then.money[stack]) / cost
            worth = share * (new.next_now + new.next_lasting * time)
            card = named("card", after.top(now, stack))
            missing = max(0, cost - now.money[stack])
            found.append(Reason(worth, phrase("reason-paid", card=card, missing=missing)))
    return found


def _achievements(before: SuperMotherloadState, then: Player, now: Player) -> list[Reason]:
    """Those taken, and who else was on the way to them; those that are nearer."""
    content = before.content
    found: list[Reason] = []
    for kind, held, taken, of in (
        ("major", then.majors, now.majors, [each.points for each in content.majors]),
        ("minor", then.minors, now.minors, [each.points for each in content.minors]),
    ):
        for number in taken:
            if number not in held:
                said = phrase("reason-taken", goal=named(kind, number), points=of[number])
                found.append(Reason(of[number], said))
    for number in before.majors:
        major = content.majors[number]
        goal = named("major", number)
        if number in now.majors:
            for rival in before.players:
                done = _done(rival.bought, major.wants)
                if rival is not then and done >= 0.5:
                    said = phrase("reason-denies", seat=named("seat", rival.seat), goal=goal)
                    found.append(Reason(major.points * done * done, said))
        else:
            had, has = _done(then.bought, major.wants), _done(now.bought, major.wants)
            if has > had:
                worth = major.points * (has * has - had * had)
                found.append(Reason(worth, phrase("reason-nearer", goal=goal)))
    return found


def _done(bought: tuple[int, ...], wants: tuple[int, ...]) -> float:
    have = sum(min(has, wanted) for has, wanted in zip(bought, wants, strict=True))
    return have / max(sum(wants), 1)


def _supplies(
    before: SuperMotherloadState, then: Player, now: Player, judge: Appraiser
) -> list[Reason]:
    """Artifacts, bombs and cards in hand: how many, never which."""
    found: list[Reason] = []
    if (tiles := len(now.tiles) - len(then.tiles)) > 0:
        found.append(Reason(max(judge.tiles) * tiles, phrase("reason-artifacts", number=tiles)))
    if (tokens := now.tokens - then.tokens) > 0:
        found.append(Reason(judge.token * tokens, phrase("reason-bombs", number=tokens)))
    if (cards := len(now.hand) - len(then.hand)) > 0:
        worth = min(1.0, judge.fade * left(before)) * judge.icon * cards
        found.append(Reason(worth, phrase("reason-cards", number=cards)))
    return found


def _end(
    before: SuperMotherloadState, after: SuperMotherloadState, seat: int, judge: Appraiser
) -> list[Reason]:
    """Who leads likes the end, who does not likes a fresh board."""
    worths = [judge.evaluate(before, player.seat) for player in before.players]
    ahead = worths.pop(seat) - max(worths)
    if after.last and not before.last and ahead > 0:
        return [Reason(ahead, phrase("reason-ends"))]
    if len(after.boards) > len(before.boards) or after.boards[-1:] != before.boards[-1:]:
        return [Reason(1.0, phrase("reason-deeper"))]
    return []

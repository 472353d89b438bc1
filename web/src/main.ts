import "./fonts.css";
import "./palette.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renew } from "./lib/renew";

addEventListener("vite:preloadError", () => void renew());

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Relative to the page: it may be served under a path of some other site.
  base: "./",
  build: {
    outDir: "../src/headframe/server/client",
    emptyOutDir: true,
    // The server's content security policy knows no data: addresses and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    // The games' messages lie with the games: ../src/headframe/games/*/show/locales.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env["HEADFRAME_SERVER"] ?? "http://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], css: true },
});

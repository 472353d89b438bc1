import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // how it looks is prettier's business
  {
    rules: {
      "no-undef": "off", // TypeScript knows which names there are
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      "svelte/prefer-svelte-reactivity": "off", // our sets and maps are replaced, never changed
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that a line break would eat
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "no-useless-assignment": "off" }, // what a $derived assigns, its next run reads
  },
);

// The client begins: texts first, then the page that the address asks for.
import "@fontsource-variable/alegreya";
import "@fontsource-variable/inter";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recall } from "$lib/user.svelte";
import { startRouting } from "$lib/router.svelte";
import { firstLanguage, speak } from "$lib/texts.svelte";

await speak(firstLanguage());
void recall();
mount(App, { target: document.body });
await startRouting();

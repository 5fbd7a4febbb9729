// The entry point: load the texts, then show the page of the address.
import "@fontsource-variable/alegreya";
import "@fontsource-variable/inter";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadUser } from "$lib/user.svelte";
import { startRouting } from "$lib/router.svelte";
import { initialLanguage, setLanguage } from "$lib/texts.svelte";

await setLanguage(initialLanguage());
void loadUser();
mount(App, { target: document.body });
await startRouting();

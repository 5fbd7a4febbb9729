// Copying a link, also where there is no clipboard.
import { t } from "$lib/texts.svelte";
import { showToast } from "./toasts.svelte";

/** Copy a link and say so. Without TLS there is no clipboard: then the link is shown, to be copied by hand. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(t("replay-copied"));
  } catch {
    showToast(link);
  }
}

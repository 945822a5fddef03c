declare global {
  interface Window {
    vitrineConfig?: Promise<Response>;
  }
}

/**
 * Asks for /config.json once: the page of the build does it before its scripts have loaded.
 * @param base Path of the folder that the playground is served from.
 */
export const askForConfig = (base: string): Promise<Response> =>
  (window.vitrineConfig ??= fetch(`${base}config.json`));

import { installChromium, noChromium, preferShell } from '../../test/setup/chromium.ts';
import { installRedis } from '../../test/setup/redis.ts';

/**
 * Installs the missing programs that the tests need, if this machine permits; otherwise reports them.
 * @param isForBrowser Whether the run has a step in a browser, which the headless shell makes a third shorter.
 */
export const prepareMachine = (isForBrowser: boolean): void => {
  installRedis();
  if (isForBrowser) preferShell();
  if (installChromium() === undefined) console.log(`${noChromium()}\n`);
};

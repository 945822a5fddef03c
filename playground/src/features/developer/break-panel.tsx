import developer from './developer.module.css';
import { Faults } from './errors/faults.tsx';
import { ScreenStateSwitch } from './screen-state-switch.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

/** Shows how the site and its screens handle failures: of calls, of the rate limit, of screens and of notifications. */
export const BreakPanel = () => (
  <div className={developer['page']}>
    <ScreenStateSwitch />
    <Faults />
    <Webhooks />
  </div>
);

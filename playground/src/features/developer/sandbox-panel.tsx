import { Clock } from './clock/clock.tsx';
import developer from './developer.module.css';
import { Settings } from './settings/settings.tsx';
import { State } from './state/state.tsx';
import { Token } from './token/token.tsx';

/** The simulated site: its clock, the tokens of this page, its state and its settings. */
export const SandboxPanel = () => (
  <div className={developer['page']}>
    <Clock />
    <Token />
    <State />
    <Settings />
  </div>
);

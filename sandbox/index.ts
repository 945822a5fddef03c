/**
 * The simulated platform: state, rules and one clock behind the calls of the descriptions in `spec/`. It runs
 * anywhere; `vitrine/sandbox/node` and `vitrine/sandbox/browser` put it behind msw, `npx vitrine sandbox` behind HTTP.
 */
export { DEFAULT_START, STEP, type Clock } from './engine/clock.ts';
export type { ClockKind } from './records/clock.ts';
export { createSandbox } from './create-sandbox.ts';
export type { Platform, Sandbox, SandboxOptions } from './control/sandbox.ts';
export type { Mailbox } from './control/mailbox.ts';
export type { Mail, MailFilter } from './mails/mailbox.ts';
export type { MailLink } from './mails/content.ts';
export type { KeptNotification, NotificationFilter, Notifications } from './control/notifications.ts';
export { WaitError, type WaitOptions } from './control/wait.ts';
export {
  FaultError,
  type Fault,
  type FaultCode,
  type FaultHandle,
  type Faults,
  type OperationId,
} from './engine/faults/types.ts';
export { OwnerError, type Owner } from './control/owner/types.ts';
export { scenarioList, UnknownScenarioError } from './seeds/scenarios.ts';
export { defaultSettings, STORE_APP_ID } from './engine/settings.ts';
export type {
  SandboxSettings,
  ShippingRate,
  ShippingRegionSetting,
  TaxRegionSetting,
} from './records/settings.ts';
export { SnapshotError } from './engine/snapshot.ts';
export type {
  FaultRecord,
  MailRecord,
  NotificationRecord,
  OrderRecord,
  SandboxState,
} from './records/state.ts';
export type { SandboxRequest, SandboxResponse } from './engine/wire.ts';
export { createRecorder, type Recorder, type RecorderOptions } from './recorder/recorder.ts';
export {
  NotARecordingError,
  readRecording,
  type RecordedExchange,
  type Recording,
} from './recorder/recording.ts';
export {
  replay,
  type ReplayedExchange,
  type ReplayOptions,
  type ReplayReport,
  type ReplayTarget,
} from './recorder/replay.ts';
export type { Difference } from './recorder/compare.ts';
export { scenarioOf } from './recorder/scenario.ts';
export {
  rehearse,
  type Rehearsal,
  type RehearsalOptions,
  type RehearsedAnswer,
  type RehearsedCall,
  type RehearsedDay,
} from './rehearse/rehearse.ts';
export type { Notice, Noticed } from './rehearse/notice.ts';
export type { EndedWay } from './rehearse/replay-session.ts';
export type { Successor } from './rehearse/ends.ts';
export type { WebhookKey } from './webhooks/keys.ts';
export {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryFilter,
  type NewReceiver,
  type Webhooks,
  WebhookSetupError,
} from './webhooks/types.ts';

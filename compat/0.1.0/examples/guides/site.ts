// #region site
import { createClient, oauth } from 'vitrine';

export const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11'; // yours; the sandbox takes any GUID
export const site = createClient({ auth: oauth({ clientId }) });
// #endregion site

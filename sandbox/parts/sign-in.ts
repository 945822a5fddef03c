import { contract as auth } from '../../generated/auth/contract.ts';
import { contract as recovery } from '../../generated/recovery/contract.ts';
import { contract as verification } from '../../generated/verification/contract.ts';
import { readAfterCaptcha } from '../rules/sign-in/read-after-captcha.ts';
import { recover, sendActivationEmail, sendRecoveryEmail } from '../rules/sign-in/recovery.ts';
import { changePassword, login, logout, register, signOn } from '../rules/sign-in/sign-in.ts';
import {
  loginCallback,
  loginWithIdpConnection,
  loginWithIdpConnectionCallback,
  loginWithIdpConnectionTokenParams,
} from '../rules/sign-in/single-sign-on.ts';
import {
  resendDuringAuthentication,
  start,
  verifyDuringAuthentication,
} from '../rules/sign-in/verification.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: { ...auth, ...recovery, ...verification },
  rules: {
    register,
    login,
    changePassword,
    signOn,
    logout,
    loginWithIdpConnection,
    loginWithIdpConnectionCallback,
    loginCallback,
    loginWithIdpConnectionTokenParams,
    sendRecoveryEmail,
    sendActivationEmail,
    recover,
    start,
    verifyDuringAuthentication,
    resendDuringAuthentication,
  },
  bodyReaders: { register: readAfterCaptcha, login: readAfterCaptcha },
};

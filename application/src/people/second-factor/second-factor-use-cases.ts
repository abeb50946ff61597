import {
  BeginSecondFactor,
  RenewRecoveryCodes,
  ShowSecondFactor,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
} from './own-second-factor.ts'
import { ProveSecondFactor } from './prove-second-factor.ts'
import { ResetSecondFactor } from './reset-second-factor.ts'

/** The second step of signing in, as the doors see it. */
export const secondFactorUseCases = {
  proveSecondFactor: ProveSecondFactor,
  showSecondFactor: ShowSecondFactor,
  beginSecondFactor: BeginSecondFactor,
  turnOnSecondFactor: TurnOnSecondFactor,
  turnOffSecondFactor: TurnOffSecondFactor,
  renewRecoveryCodes: RenewRecoveryCodes,
  resetSecondFactor: ResetSecondFactor,
}

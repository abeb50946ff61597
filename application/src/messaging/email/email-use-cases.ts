import type { ReceiveBounce } from './receive-bounce.ts'

/** What mail servers tell us. */
export interface EmailUseCases {
  readonly receiveBounce: Pick<ReceiveBounce, 'execute'>
}

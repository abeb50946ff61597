import type { EmailUseCases } from '@camp/application/messaging/email/email-use-cases.ts'
import { ReceiveBounce } from '@camp/application/messaging/email/receive-bounce.ts'
import { NoteDelivery } from '@camp/application/messaging/note-delivery.ts'
import { ContainerModule, type Newable } from 'inversify'
import { DeliveryStatusReader } from '../email/delivery-status-reader.ts'
import { Ports } from './ports.ts'

/** What mail servers tell us. */
export const emailModule = new ContainerModule(({ bind }) => {
  bind(ReceiveBounce).toResolvedValue(
    (secret, noteDelivery, clock) =>
      new ReceiveBounce({ bounceReader: new DeliveryStatusReader({ secret }), noteDelivery, clock }),
    [Ports.emailBounceSecret, NoteDelivery, Ports.clock],
  )
})

export const emailUseCases = {
  receiveBounce: ReceiveBounce,
} satisfies { readonly [Name in keyof EmailUseCases]: Newable<EmailUseCases[Name]> }

import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { InMemoryPictureFiles } from '@camp/application/pictures/testing/in-memory-picture-files.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { composeProduct, type Product } from '../../../composition/product.ts'
import { UnconfiguredGateway } from '../../../payments/unconfigured-gateway.ts'
import { picturePartsOf } from '../../../pictures/open-pictures.ts'
import type { Database } from '../../../postgres/orm.ts'
import { cryptoRandomness } from '../../../shared/crypto-randomness.ts'
import { systemClock } from '../../../shared/system-clock.ts'

export interface ProductWithProviderOptions {
  readonly database: Database
  readonly providerUrl: string
  /** Milliseconds by which the product's clock is ahead of the machine's: the same in every process. */
  readonly ahead: number
}

/** The composed product whose every channel is one provider that is asked over HTTP. */
export function productWithProvider({ database, providerUrl, ahead }: ProductWithProviderOptions): Product {
  const clock = clockAhead(ahead)
  const sender: MessageSender = {
    send: async ({ id }) => {
      const answer = await fetch(providerUrl, { method: 'POST', body: id })
      return accepted({ providerMessageId: await answer.text(), deliveryState: 'accepted' })
    },
  }
  return composeProduct({
    database,
    clock,
    randomness: cryptoRandomness,
    publicUrl: 'https://camp.example',
    isDemoMode: false,
    platformAddress: 'hello@camp.example',
    gateway: new UnconfiguredGateway(),
    messageSenders: { email: sender, sms: sender, app: sender },
    messageLog: new RecordingMessageLog(),
    pictureParts: picturePartsOf(new InMemoryPictureFiles(clock), {
      rendition: async ({ key }) => refused({ code: 'picture-unknown', key }),
    }),
  })
}

export function clockAhead(milliseconds: number): Clock {
  return { now: () => systemClock.now().add({ milliseconds }) }
}

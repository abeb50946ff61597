import type { PictureStore } from '@camp/application/pictures/picture-store.ts'
import type { BulkSmsSettings } from '../bulksms/bulksms-settings.ts'
import type { ReplyConfiguration } from '../configuration/configuration.ts'
import type { SmtpSettings } from '../messaging/smtp-message-sender.ts'
import type { PeachSettings } from '../payments/peach-settings.ts'
import type { WhatsAppSettings } from '../whatsapp/whatsapp-settings.ts'

/** What stands in for the real world in the embedded default; absent: nothing stands in for that provider. */
export interface StandIns {
  readonly payments?: PeachSettings
  readonly email?: Pick<SmtpSettings, 'url' | 'from'> & { readonly bounceSecret: string; readonly replies: ReplyConfiguration }
  readonly sms?: BulkSmsSettings
  readonly whatsApp?: WhatsAppSettings
  readonly hti?: { readonly url: string }
  /** `host:port` of every one that runs; outbound calls may reach them. */
  readonly hosts: readonly string[]
  /** The demo's pictures, which nobody uploaded. */
  readonly drawnPictures?: PictureStore
}

export const noStandIns: StandIns = { hosts: [] }

import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'
import type { PlatformMail } from '@camp/application/enquiries/platform-mail.ts'
import type { WrittenMessages } from '@camp/application/messaging/written/written-messages.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { plainLetter } from '../messaging/plain-letter.ts'
import { enquiryLetter } from './enquiry-letter.ts'

export interface PlatformMailboxPorts {
  readonly written: Pick<WrittenMessages, 'add'>
  readonly clock: Clock
  /** Where the platform reads its mail. */
  readonly address: string
}

export class PlatformMailbox implements PlatformMail {
  readonly #ports: PlatformMailboxPorts

  constructor(ports: PlatformMailboxPorts) {
    this.#ports = ports
  }

  /** Under the enquiry's own id. Addresses that strangers wrote are nothing to click on in the mailbox. */
  async tell(enquiry: Enquiry): Promise<void> {
    const { written, address } = this.#ports
    const letter = plainLetter({ id: enquiry.id, to: address, language: 'en', ...enquiryLetter(enquiry) }, this.#ports)
    await written.add({ ...letter, content: { ...letter.content, links: [], replyTo: enquiry.email } })
  }
}

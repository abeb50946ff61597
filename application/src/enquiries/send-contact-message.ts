import type { Result } from '@camp/domain/shared/result.ts'
import type { ContactMessage } from './enquiries.ts'
import { type EnquiryPorts, type ReceivedEnquiry, receiveEnquiry, type TooManyEnquiries, type Writer } from './receive-enquiry.ts'

export interface ContactCommand extends Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'> {
  /** Null: of the product itself. */
  readonly from: Writer | null
}

export class SendContactMessage {
  readonly #ports: EnquiryPorts

  constructor(ports: EnquiryPorts) {
    this.#ports = ports
  }

  async execute({ from, name, email, subject, message }: ContactCommand): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
    return receiveEnquiry(this.#ports, from, (stamp) => ({ kind: 'message', ...stamp, name, email, subject, message }))
  }
}

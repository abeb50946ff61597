import type { Result } from '@camp/domain/shared/result.ts'
import type { ContactMessage } from './enquiries.ts'
import { type EnquiryPorts, type ReceivedEnquiry, receiveEnquiry, type TooManyEnquiries } from './receive-enquiry.ts'

export type ContactCommand = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>

export class SendContactMessage {
  readonly #ports: EnquiryPorts

  constructor(ports: EnquiryPorts) {
    this.#ports = ports
  }

  async execute({ name, email, subject, message }: ContactCommand): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
    return receiveEnquiry(this.#ports, (stamp) => ({ kind: 'message', ...stamp, name, email, subject, message }))
  }
}

import type { Result } from '@camp/domain/shared/result.ts'
import type { Prospect } from './enquiries.ts'
import { type EnquiryPorts, type ReceivedEnquiry, receiveEnquiry, type TooManyEnquiries } from './receive-enquiry.ts'

export type DemoCommand = Pick<Prospect, 'name' | 'email' | 'campsite' | 'phone' | 'provinceCode' | 'plotCount' | 'message'>

export class RequestDemo {
  readonly #ports: EnquiryPorts

  constructor(ports: EnquiryPorts) {
    this.#ports = ports
  }

  async execute(command: DemoCommand): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
    const { name, email, campsite, phone, provinceCode, plotCount, message } = command
    return receiveEnquiry(this.#ports, (stamp) => ({
      kind: 'prospect',
      stage: 'new',
      ...stamp,
      name,
      email,
      campsite,
      phone,
      provinceCode,
      plotCount,
      message,
    }))
  }
}

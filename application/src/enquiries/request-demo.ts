import type { Result } from '@camp/domain/shared/result.ts'
import type { Prospect } from './enquiries.ts'
import { type EnquiryPorts, type ReceivedEnquiry, receiveEnquiry, type TooManyEnquiries, type Writer } from './receive-enquiry.ts'

type Wished = Pick<Prospect, 'name' | 'email' | 'campsite' | 'phone' | 'provinceCode' | 'plotCount' | 'message'>

export interface DemoCommand extends Wished {
  /** Null: of the product itself. */
  readonly from: Writer | null
}

export class RequestDemo {
  readonly #ports: EnquiryPorts

  constructor(ports: EnquiryPorts) {
    this.#ports = ports
  }

  async execute(command: DemoCommand): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
    const { from, name, email, campsite, phone, provinceCode, plotCount, message } = command
    return receiveEnquiry(this.#ports, from, (stamp) => ({
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

import type { Enquiry } from '../enquiries.ts'
import type { PlatformMail } from '../platform-mail.ts'

export class RecordingPlatformMail implements PlatformMail {
  readonly told: Enquiry[] = []

  async tell(enquiry: Enquiry): Promise<void> {
    this.told.push(enquiry)
  }
}

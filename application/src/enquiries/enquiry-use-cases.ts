import { ListEnquiries } from './list-enquiries.ts'
import { FollowProspect } from './prospects/follow-prospect.ts'
import { SearchEnquiries, ShowEnquiry } from './prospects/show-enquiries.ts'
import { WelcomeProspect } from './prospects/welcome-prospect.ts'
import { RequestDemo } from './request-demo.ts'
import { SendContactMessage } from './send-contact-message.ts'

/** What people write to the platform, and how it follows campsites that would like to join. */
export const enquiryUseCases = {
  sendContactMessage: SendContactMessage,
  /** From the owner of a campsite. */
  requestDemo: RequestDemo,
  /** Prospects and messages together, the newest first. */
  listEnquiries: ListEnquiries,
  searchEnquiries: SearchEnquiries,
  showEnquiry: ShowEnquiry,
  followProspect: FollowProspect,
  welcomeProspect: WelcomeProspect,
}

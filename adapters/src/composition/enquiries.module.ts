import { ListEnquiries } from '@camp/application/enquiries/list-enquiries.ts'
import { RequestDemo } from '@camp/application/enquiries/request-demo.ts'
import { SendContactMessage } from '@camp/application/enquiries/send-contact-message.ts'
import { ListFindableOrganisations } from '@camp/application/organisations/list-findable-organisations.ts'
import { ContainerModule } from 'inversify'
import { PlatformMailbox } from '../enquiries/platform-mailbox.ts'
import { PostgresEnquiries } from '../enquiries/postgres-enquiries.ts'
import { PostgresFindableOrganisations } from '../organisations/postgres-findable-organisations.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

/** Those who write to the platform, and what search engines may know of it. */
export const enquiriesModule = new ContainerModule(({ bind }) => {
  bind(Ports.enquiries).toResolvedValue((em) => namingOutages(new PostgresEnquiries(em)), [Ports.entityManager])
  bind(Ports.platformMail).toResolvedValue(
    ({ email }, history, log, clock, address) => new PlatformMailbox({ email, history, log, clock, address }),
    [Ports.messageSenders, Ports.communicationHistory, Ports.messageLog, Ports.clock, Ports.platformAddress],
  )
  bind(SendContactMessage).toResolvedValue(
    (enquiries, platformMail, clock, randomness) => new SendContactMessage({ enquiries, platformMail, clock, randomness }),
    [Ports.enquiries, Ports.platformMail, Ports.clock, Ports.randomness],
  )
  bind(RequestDemo).toResolvedValue(
    (enquiries, platformMail, clock, randomness) => new RequestDemo({ enquiries, platformMail, clock, randomness }),
    [Ports.enquiries, Ports.platformMail, Ports.clock, Ports.randomness],
  )
  bind(ListEnquiries).toResolvedValue((enquiries) => new ListEnquiries({ enquiries }), [Ports.enquiries])
  bind(ListFindableOrganisations).toResolvedValue(
    (em, isDemoMode) =>
      new ListFindableOrganisations({
        findableOrganisations: namingOutages(new PostgresFindableOrganisations({ em, isDemoMode })),
      }),
    [Ports.entityManager, Ports.isDemoMode],
  )
})

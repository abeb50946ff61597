import { ProveContact } from './prove-contact.ts'
import { SendContactCode } from './send-contact-code.ts'

/** Showing an address or a number to be one's own, without an account. */
export const contactProofUseCases = {
  sendContactCode: SendContactCode,
  proveContact: ProveContact,
}

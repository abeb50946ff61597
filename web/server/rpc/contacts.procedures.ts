import { instantOnWire } from '../wire/on-wire.ts'
import { acceptedContact } from './accepted-contact.ts'
import { contactCodeInput, contactInput } from './input/contact-input.ts'
import { publicMutation, router } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

/**
 * Showing an address or a number to be one's own, for holds that ask for it; `key` then goes with the
 * hold.
 */
export const contactsProcedures = router({
  sendCode: publicMutation.input(contactInput).mutation(async ({ ctx, input: { language, ...contact } }) => {
    const { key, expiryDate } = acceptedContact(
      await ctx.useCases.sendContactCode.execute({ contact, language, address: ctx.address }),
    )
    return { key, expiryDate: instantOnWire(expiryDate) }
  }),

  prove: publicMutation.input(contactCodeInput).mutation(async ({ ctx, input: { key, code } }) => {
    const { kind, until } = acceptedValue(await ctx.useCases.proveContact.execute({ key, code, address: ctx.address }))
    return { key, kind, provedUntil: instantOnWire(until) }
  }),
})

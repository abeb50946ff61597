import type { ContactCodeRefusal, ContactCodeSent } from '@camp/application/people/contact-proof/send-contact-code.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { TRPCError } from '@trpc/server'
import { InvalidInput } from './rpc-error-shape.ts'
import { acceptedValue, RpcRefusal } from './rpc-refusal.ts'

/** What no schema can judge: whether it is an address or a number at all. */
export function acceptedContact(sent: Result<ContactCodeSent, ContactCodeRefusal>): ContactCodeSent {
  if (sent.ok) return acceptedValue(sent)
  if (sent.refusal.code === 'too-many-tries') throw new RpcRefusal({ code: 'too-many-tries' })
  const path = [sent.refusal.code === 'email-invalid' ? 'email' : 'cell']
  throw new TRPCError({ code: 'BAD_REQUEST', cause: new InvalidInput([{ path, message: 'Cannot be reached' }]) })
}

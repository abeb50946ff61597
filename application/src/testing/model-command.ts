import type fc from 'fast-check'
import { PaymentGatewayUnavailable } from '../payments/payment-gateway.ts'
import type { Marketplace } from './given-marketplace.ts'
import { proveInvariants } from './one-plot/invariants.ts'

type Act<Memory extends object> = (marketplace: Marketplace, memory: Memory) => Promise<unknown>

/**
 * Makes the acts of a model. Anybody may try anything at any time: what may not be is refused, a gateway that
 * is down ends the try, and the invariants hold after every one.
 */
export function modelCommand<Memory extends object>() {
  return (
    text: string,
    act: Act<Memory>,
    isPossible: (memory: Memory) => boolean = () => true,
  ): fc.AsyncCommand<Memory, Marketplace> => ({
    check: isPossible,
    run: async (memory, marketplace) => {
      await act(marketplace, memory).catch(unlessUnavailable)
      passASecond(marketplace)
      await proveInvariants(marketplace)
    },
    toString: () => text,
  })
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof PaymentGatewayUnavailable)) throw error
}

/** No two acts are of one moment. */
function passASecond({ clock }: Marketplace): void {
  clock.moveTo(clock.now().toZonedDateTimeISO('Africa/Johannesburg').add({ seconds: 1 }).toPlainDateTime().toString())
}

import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { randOnWire } from '../wire/on-wire.ts'
import {
  cancellationTermsOnWire,
  confirmedOnWire,
  holdOnWire,
  releasedOnWire,
  reservationOnWire,
  submittedOnWire,
} from '../wire/reservation-on-wire.ts'
import { idInput } from './input/id-input.ts'
import { randInput } from './input/search-input.ts'
import { holdInput } from './input/selection-input.ts'
import { submitInput } from './input/submit-input.ts'
import { publicMutation, publicQuery, router } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

/** The id in a link is the key to the reservation: whoever holds it may act. */
const byId = z.strictObject({ id: idInput<ReservationId>() })

export const reservationsProcedures = router({
  getOneRowPublic: publicQuery
    .input(byId)
    .query(async ({ ctx, input }) => reservationOnWire(acceptedValue(await ctx.useCases.showReservationToGuest.execute(input)))),

  hold: publicMutation.input(holdInput).mutation(async ({ ctx, input }) => {
    const name = ctx.nameOfAct && (await ctx.nameOfAct())
    return holdOnWire(acceptedValue(await ctx.useCases.placeHold.execute({ ...input, from: ctx.visitor, name })))
  }),

  extendHold: publicMutation
    .input(byId)
    .mutation(async ({ ctx, input }) => holdOnWire(acceptedValue(await ctx.useCases.extendHold.execute(input)))),

  release: publicMutation
    .input(byId)
    .mutation(async ({ ctx, input }) => releasedOnWire(acceptedValue(await ctx.useCases.releaseHold.execute(input)))),

  submit: publicMutation
    .input(submitInput)
    .mutation(async ({ ctx, input }) => submittedOnWire(acceptedValue(await ctx.useCases.submitReservation.execute(input)))),

  confirm: publicMutation
    .input(z.strictObject({ id: idInput<ReservationId>(), confirmation: z.string().max(100).optional() }))
    .mutation(async ({ ctx, input }) => confirmedOnWire(acceptedValue(await ctx.useCases.confirmAsGuest.execute(input)))),

  cancellationTerms: publicQuery
    .input(byId)
    .query(async ({ ctx, input }) => cancellationTermsOnWire(acceptedValue(await ctx.useCases.cancellationTerms.execute(input)))),

  cancel: publicMutation.input(byId.extend({ costsAtMost: randInput.optional() })).mutation(async ({ ctx, input }) => {
    const { id, status, refundAmount } = acceptedValue(await ctx.useCases.cancelAsGuest.execute(input))
    return { id, status, refundAmount: randOnWire(refundAmount) }
  }),
})

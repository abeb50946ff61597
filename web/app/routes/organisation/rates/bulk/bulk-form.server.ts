import { roundingSteps } from '@camp/domain/pricing/bulk-rates.ts'
import { rateCells } from '@camp/domain/pricing/rate-sheet.ts'
import { asPosted, choice, isTicked, several, textFields } from '#app/forms/form-fields.server.ts'
import { type BulkAnswers, bulkActs } from './bulk-answers.ts'

/** Every act has a field of its own; `go` is the button, `revision` what was shown, `undo` what was done. */
export const bulkForm = textFields(bulkActs)
  .extend({
    plots: several,
    cells: several.transform((posted) => rateCells.filter((cell) => posted.includes(cell))),
    act: choice(bulkActs, 'percent'),
    roundTo: asPosted.transform((text) => roundingSteps.find((step) => String(step) === text) ?? 1),
    withTiers: isTicked,
    withSupplement: isTicked,
    go: asPosted,
    revision: asPosted,
    undo: asPosted,
  })
  .transform(({ plots, cells, act, roundTo, withTiers, withSupplement, go, revision, undo, ...values }) => {
    const answers: BulkAnswers = { plots, cells, act, values, roundTo, withTiers, withSupplement }
    return { answers, go, revision, undo }
  })

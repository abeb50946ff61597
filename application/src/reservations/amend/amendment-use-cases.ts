import { AmendReservation, SplitReservation } from './amend-reservation.ts'
import { ListAmendments, ShowLatestAmendment } from './list-amendments.ts'
import { PreviewAmendment, ShowAmendmentTerms } from './preview-amendment.ts'
import { ShowNightsTaken } from './show-nights-taken.ts'
import { UndoAmendment } from './undo-amendment.ts'

/** Moving, extending, shortening, splitting and re-quoting a reservation that stands (rules D9, L5). */
export const amendmentUseCases = {
  amendmentTerms: ShowAmendmentTerms,
  /** What a calendar of other dates marks, for whoever holds the link. */
  nightsTaken: ShowNightsTaken,
  /** Null when nothing was ever changed, or all of it was undone. */
  latestAmendment: ShowLatestAmendment,
  /** Everything that would change, and nothing is changed. */
  previewAmendment: PreviewAmendment,
  /** The same amendment again changes nothing and answers so. */
  amendReservation: AmendReservation,
  splitReservation: SplitReservation,
  /** By staff: the latest one, when its former nights are still free. Money that was paid stays paid. */
  undoAmendment: UndoAmendment,
  /** The latest first. */
  listAmendments: ListAmendments,
}

import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../../answers.ts'
import type { Actor } from '../../shared/actor.ts'
import type {
  AmendCommand,
  Amended,
  AmendmentListing,
  AmendmentQuery,
  AmendmentRefusal,
  AmendmentTerms,
  AmendmentView,
  LatestAmendment,
  SplitCommand,
  UndoCommand,
  UndoRefusal,
} from './amendment-answers.ts'

interface UseCase<Command, Answer> {
  execute(command: Command): Promise<Answer>
}

/** Moving, extending, shortening, splitting and re-quoting a reservation that stands (`decisions.md` §7, §8). */
export interface AmendmentUseCases {
  readonly amendmentTerms: UseCase<{ readonly id: ReservationId }, Result<AmendmentTerms, NotFound>>
  /** Null when nothing was ever changed, or all of it was undone. */
  readonly latestAmendment: UseCase<{ readonly id: ReservationId }, Result<LatestAmendment | null, NotFound>>
  /** Everything that would change, and nothing is changed. */
  readonly previewAmendment: UseCase<AmendmentQuery, Result<AmendmentView, AmendmentRefusal>>
  /** The same amendment again changes nothing and answers so. */
  readonly amendReservation: UseCase<AmendCommand, Result<Amended, AmendmentRefusal>>
  readonly splitReservation: UseCase<SplitCommand, Result<Amended, AmendmentRefusal>>
  /** By staff: the latest one, when its former nights are still free. Money that was paid stays paid. */
  readonly undoAmendment: UseCase<UndoCommand, Result<Amended, UndoRefusal>>
  /** The latest first. */
  readonly listAmendments: UseCase<
    { readonly actor: Actor; readonly id: ReservationId },
    Result<readonly AmendmentListing[], NotFound>
  >
}

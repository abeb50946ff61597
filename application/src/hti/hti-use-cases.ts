import { AnswerHtiMessage } from './answer-hti-message.ts'
import { CheckHtiLine } from './client/check-hti-line.ts'
import { TellHti } from './client/tell-hti.ts'
import { ListHtiMessages, SettleHtiMessages, ShowHtiMessage } from './read-hti-log.ts'
import { ReplayHtiMessage } from './replay-hti-message.ts'
import { NoteHtiTrouble, ShowHtiTroubles } from './show-hti-troubles.ts'

/** The channel manager HTI. */
export const htiUseCases = {
  answerHtiMessage: AnswerHtiMessage,
  listHtiMessages: ListHtiMessages,
  showHtiMessage: ShowHtiMessage,
  replayHtiMessage: ReplayHtiMessage,
  showHtiTroubles: ShowHtiTroubles,
  noteHtiTrouble: NoteHtiTrouble,
  tellHti: TellHti,
  checkHtiLine: CheckHtiLine,
  /** What was left in progress, and what is old. */
  settleHtiMessages: SettleHtiMessages,
}

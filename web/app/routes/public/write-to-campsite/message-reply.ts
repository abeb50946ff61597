/** Characters. */
export const longestGuestMessage = 5000

export type MessageProblem = 'message-missing' | 'too-long' | 'too-many'

export interface MessageReply {
  /** As typed. */
  readonly text: string
  readonly problem: MessageProblem | null
}

/**
 * A sender waited as long as it may; the provider may have the message all the same. Its words are those of
 * rule M7.
 */
export class SendTimedOut extends Error {
  override readonly name = 'SendTimedOut'
}

/** One act of the product, as a door sees it. */
export interface UseCase<Command, Answer> {
  execute(command: Command): Promise<Answer>
}

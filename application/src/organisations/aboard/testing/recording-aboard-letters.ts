import type { AboardLetter, AboardLetters } from '../aboard-letters.ts'

export class RecordingAboardLetters implements AboardLetters {
  readonly sent: AboardLetter[] = []

  async write(letter: AboardLetter): Promise<void> {
    this.sent.push(letter)
  }
}

import { styleText } from 'node:util'

export type TerminalColour = 'bold' | 'dim' | 'red' | 'green' | 'yellow'
export type Paint = (tone: TerminalColour, text: string) => string

interface ColourFacts {
  readonly isOnScreen: boolean
  readonly wantsColour: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Colour is for people at a terminal who have not turned it off (https://no-color.org). */
export function paintFor({ isOnScreen, wantsColour, environment }: ColourFacts): Paint {
  const isOn = isOnScreen && wantsColour && !environment.NO_COLOR && environment.TERM !== 'dumb'
  return isOn ? (tone, text) => styleText(tone, text, { validateStream: false }) : (_, text) => text
}

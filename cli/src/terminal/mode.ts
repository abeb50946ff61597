/** The options that every command has. */
export interface Mode {
  readonly isJson: boolean
  readonly isPlain: boolean
  readonly isQuiet: boolean
  readonly mayAsk: boolean
  readonly wantsColour: boolean
}

interface ModeOptions {
  readonly json?: boolean
  readonly plain?: boolean
  readonly quiet?: boolean
  readonly input?: boolean
  readonly color?: boolean
}

export function modeOf({ json = false, plain = false, quiet = false, input = true, color = true }: ModeOptions): Mode {
  return { isJson: json, isPlain: plain, isQuiet: quiet, mayAsk: input, wantsColour: color }
}

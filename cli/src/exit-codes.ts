/** What a command ends with; `docs/cli.md` says it to the people who write scripts. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  'not-found': 3,
  conflict: 4,
  refused: 5,
  unavailable: 69,
  bug: 70,
  configuration: 78,
  interrupted: 130,
  terminated: 143,
} as const

export type Exit = keyof typeof exitCodes

export const exitMeanings = {
  ok: 'done',
  failed: 'it did not work: a broken document, a violated invariant, a message that could not be sent',
  usage: 'the command was not understood, or something is missing',
  'not-found': 'there is no such reservation, organisation, plot or file',
  conflict: 'the state of things does not allow it, for instance a stay that has begun',
  refused: 'it is not allowed',
  unavailable: 'the database, or another system that is needed, cannot be reached',
  bug: 'a fault of the product',
  configuration: 'the configuration is wrong, or the database has an older schema, or its role too few rights',
  interrupted: 'stopped by Ctrl-C',
  terminated: 'stopped by SIGTERM, as a machine that shuts down sends it',
} as const satisfies Record<Exit, string>

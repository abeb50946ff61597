import pino from 'pino'
import { prettyLines } from './pretty-lines.ts'
import { withoutReservationIds } from './reservation-addresses.ts'

export type Logger = pino.Logger

export interface LoggerOptions {
  readonly level: string
  /** One readable line for each record, for a person at a terminal; otherwise JSON. */
  readonly isPretty?: boolean
  readonly destination?: pino.DestinationStream
}

/** Names of fields that are never written, at the first three levels of a record. */
const secretFields = [
  'password',
  'token',
  'secret',
  'verificationCode',
  'authorization',
  'cookie',
  'set-cookie',
  'cardNumber',
  'clientSecret',
  'serviceKey',
]
const personalFields = [
  'email',
  'cell',
  'phone',
  'phoneNumber',
  'to',
  'bcc',
  'firstName',
  'lastName',
  'allergies',
  'specialRequest',
]

/** The log of the product. Secrets and personal data are left out, reservation addresses lose their id. */
export function createLogger({ level, isPretty = false, destination = process.stdout }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'message',
      errorKey: 'error',
      redact: { paths: [...secretFields, ...personalFields].flatMap(atEveryLevel), censor: '[hidden]' },
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: safeError },
    },
    withSafeAddresses(isPretty ? prettyLines(destination) : destination),
  )
}

function atEveryLevel(field: string): readonly string[] {
  return ['', '*.', '*.*.'].map((above) => (field.includes('-') ? `${above.slice(0, -1)}["${field}"]` : `${above}${field}`))
}

/** Whole lines, so that no field, message or stack is forgotten. */
function withSafeAddresses(destination: pino.DestinationStream): pino.DestinationStream {
  return { write: (line) => destination.write(withoutReservationIds(line)) }
}

/** Without the properties that drivers hang on errors: they repeat the values of the row. */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code } = error as NodeJS.ErrnoException
  return { type, message, stack, ...(code === undefined ? {} : { code }) }
}

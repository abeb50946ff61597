import type { ConfigurationFault } from './configuration-error.ts'
import type { Variable } from './settings.ts'

type Texts = ReadonlyMap<Variable, string>

interface SettingGroup {
  readonly purpose: string
  /** Any one of these turns the group on. */
  readonly whenSet: readonly Variable[]
  readonly required: readonly Variable[]
  readonly appliesTo?: (texts: Texts) => boolean
}

const usesTwilio = (texts: Texts) => texts.get('WHATSAPP_PROVIDER') === 'twilio'
const peachKeys = [
  'PEACH_CLIENT_ID',
  'PEACH_CLIENT_SECRET',
  'PEACH_MERCHANT_ID',
  'PEACH_ENTITY_ID',
  'PEACH_SECRET_TOKEN',
] as const
const metaKeys = ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const
const twilioKeys = ['WHATSAPP_ACCOUNT_SID', 'WHATSAPP_AUTH_TOKEN', 'WHATSAPP_FROM'] as const

const mapKeys = ['MAP_TILES_URL', 'MAP_ATTRIBUTION'] as const

const bucketKeys = ['PICTURES_S3_URL', 'PICTURES_S3_ACCESS_KEY_ID', 'PICTURES_S3_SECRET_ACCESS_KEY'] as const

const replyKeys = ['REPLY_ADDRESS', 'REPLY_SECRET', 'REPLY_IMAP_URL'] as const

const operatorKeys = ['OPERATOR_NAME', 'OPERATOR_REGISTRATION', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_PHONE'] as const

/** Settings that are of use only together. */
const groups: readonly SettingGroup[] = [
  {
    purpose: 'payments by Peach Payments',
    whenSet: [
      ...peachKeys,
      'PEACH_OAUTH_URL',
      'PEACH_CHECKOUT_URL',
      'PEACH_REFUND_URL',
      'PEACH_SECRET_TOKEN_OLD',
      'PEACH_CARD_TOKEN',
    ],
    required: peachKeys,
  },
  {
    purpose: 'the company that runs the marketplace',
    whenSet: [...operatorKeys, 'OPERATOR_OFFICE_BEARERS', 'OPERATOR_INFORMATION_OFFICER'],
    required: operatorKeys,
  },
  { purpose: 'e-mail by SMTP_URL', whenSet: ['SMTP_URL', 'EMAIL_BOUNCE_SECRET'], required: ['SMTP_URL', 'MAIL_FROM'] },
  { purpose: 'answers of guests by e-mail', whenSet: [...replyKeys, 'REPLY_SECRET_OLD'], required: replyKeys },
  {
    purpose: 'SMS by BulkSMS',
    whenSet: ['BULKSMS_URL', 'BULKSMS_TOKEN_ID', 'BULKSMS_TOKEN_SECRET', 'BULKSMS_WEBHOOK_SECRET'],
    required: ['BULKSMS_TOKEN_ID', 'BULKSMS_TOKEN_SECRET'],
  },
  { purpose: 'the tiles of the map', whenSet: mapKeys, required: mapKeys },
  { purpose: 'pictures in an S3-compatible store', whenSet: [...bucketKeys, 'PICTURES_S3_REGION'], required: bucketKeys },
  { purpose: 'WhatsApp by Meta', whenSet: metaKeys, required: metaKeys, appliesTo: (texts) => !usesTwilio(texts) },
  { purpose: 'WhatsApp by Twilio', whenSet: ['WHATSAPP_PROVIDER'], required: twilioKeys, appliesTo: usesTwilio },
]

interface Channel {
  readonly what: string
  readonly isSwitchedBy: Variable
  /** The first of its credentials; its group asks for the others. */
  readonly credential: (texts: Texts) => Variable
}

const channels: readonly Channel[] = [
  { what: 'e-mail', isSwitchedBy: 'EMAIL', credential: () => 'SMTP_URL' },
  { what: 'SMS', isSwitchedBy: 'SMS', credential: () => 'BULKSMS_TOKEN_ID' },
  {
    what: 'WhatsApp',
    isSwitchedBy: 'WHATSAPP',
    credential: (texts) => (usesTwilio(texts) ? 'WHATSAPP_ACCOUNT_SID' : 'WHATSAPP_ACCESS_TOKEN'),
  },
  { what: 'payments online', isSwitchedBy: 'PAYMENTS', credential: () => 'PEACH_CLIENT_ID' },
]

/** Where guests are real nothing is promised that does not happen (rule O20). */
function productionFaults(texts: Texts): readonly ConfigurationFault[] {
  const silent = channels.filter(
    ({ isSwitchedBy, credential }) => texts.get(isSwitchedBy) !== 'off' && !texts.has(credential(texts)),
  )
  const operatorIsNamed = operatorKeys.some((variable) => texts.has(variable))
  const missing = (['PUBLIC_URL', ...(operatorIsNamed ? [] : operatorKeys)] as const).filter((variable) => !texts.has(variable))
  return [
    ...missing.map((variable) => ({ variable, got: 'not set', expected: 'set when DATABASE_URL is' })),
    ...silent.map(({ what, isSwitchedBy, credential }) => ({
      variable: credential(texts),
      got: 'not set',
      expected: `set for ${what}, or ${what} switched off with ${isSwitchedBy}=off`,
    })),
  ]
}

/** What no setting can say of itself alone. */
export function crossFaults(texts: Texts): readonly ConfigurationFault[] {
  const faults = [...groups.flatMap((group) => missingOf(group, texts)), ...databaseFaults(texts)]
  return faults.filter(({ variable }, place) => faults.findIndex((fault) => fault.variable === variable) === place)
}

function missingOf(
  { purpose, whenSet, required, appliesTo = () => true }: SettingGroup,
  texts: Texts,
): readonly ConfigurationFault[] {
  if (!appliesTo(texts) || !whenSet.some((variable) => texts.has(variable))) return []
  return required
    .filter((variable) => !texts.has(variable))
    .map((variable) => ({ variable, got: 'not set', expected: `set for ${purpose}` }))
}

function databaseFaults(texts: Texts): readonly ConfigurationFault[] {
  const faults: ConfigurationFault[] = []
  if (texts.has('DATABASE_URL')) faults.push(...productionFaults(texts))
  if (texts.has('DATABASE_URL') && texts.get('RATE_LIMITS') === 'off') {
    faults.push({ variable: 'RATE_LIMITS', got: '"off"', expected: 'on when DATABASE_URL is set' })
  }
  if (texts.has('DATABASE_URL') && texts.has('DEMO_CLOCK')) {
    faults.push({ variable: 'DEMO_CLOCK', got: `"${texts.get('DEMO_CLOCK')}"`, expected: 'not set when DATABASE_URL is' })
  }
  if (texts.has('ENCRYPTION_KEY_OLD') && !texts.has('ENCRYPTION_KEY')) {
    faults.push({ variable: 'ENCRYPTION_KEY', got: 'not set', expected: 'set when ENCRYPTION_KEY_OLD is' })
  }
  if (texts.has('DATABASE_REPLICA_URLS') && !texts.has('DATABASE_URL')) {
    faults.push({ variable: 'DATABASE_URL', got: 'not set', expected: 'set when DATABASE_REPLICA_URLS is' })
  }
  if (texts.has('DATABASE_DIRECT_URL') && !texts.has('DATABASE_URL')) {
    faults.push({ variable: 'DATABASE_URL', got: 'not set', expected: 'set when DATABASE_DIRECT_URL is' })
  }
  return faults
}

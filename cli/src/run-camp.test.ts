import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from './testing/camp.ts'
import { everyCommand } from './testing/every-command.ts'
import { fakeDoor, Unreachable } from './testing/fake-door.ts'
import { RecordingTerminal } from './testing/recording-terminal.ts'

const examplesOf = async (command: string) => {
  const { data } = await camp(`${command} --help`)
  const lines = data.split('Usage:')[0]!.split('\n')
  return lines.flatMap((line) => /npm run camp -- (.*?)(?: [|<].*)?$/.exec(line)?.[1] ?? [])
}

const failing = (error: unknown) => {
  const fail = async () => {
    throw error
  }
  return fakeDoor({
    door: {
      useCases: fail,
      migrate: fail,
      roleProblem: fail,
      grantTo: fail,
      pendingMigrations: fail,
      loadDemo: fail,
      generateDemo: fail,
      work: fail,
      backup: fail,
      restore: fail,
      configurationFaults: fail,
      configurationLines: fail,
    },
  })
}

describe('every command', () => {
  it.each(everyCommand())('%s has examples first in its help, two at least, and they run', async (command) => {
    const examples = await examplesOf(command)

    expect(examples.length).toBeGreaterThanOrEqual(2)
    for (const example of examples) {
      const { exit, messages } = await camp(example)
      expect({ example, exit, messages: exit === 0 ? '' : messages }).toEqual({ example, exit: 0, messages: '' })
    }
  })

  it.each(everyCommand())('%s prints nothing but JSON on standard output with --json', async (command) => {
    const [example] = await examplesOf(command)

    const { data } = await camp(`${example} --json`)

    expect(() => JSON.parse(data)).not.toThrow()
  })

  it.each(everyCommand())('%s ends with 2, 69 and 70 for what was not understood, an outage and a bug', async (command) => {
    const [example] = await examplesOf(command)

    expect((await camp(`${command} --frobnicate`)).exit).toBe(2)
    expect((await camp(example!, { door: failing(new Unreachable()) })).exit).toBe(69)
    expect((await camp(example!, { door: failing(new StoreUnavailable(new Error('no answer'))) })).exit).toBe(69)
    expect((await camp(example!, { door: failing(new TypeError('oops')) })).exit).toBe(70)
  })

  it.each(everyCommand())('%s is quiet on standard error with --quiet', async (command) => {
    const [example] = await examplesOf(command)

    expect(await camp(`${example} --quiet`)).toMatchObject({ exit: 0, messages: '' })
  })
})

const quote = 'quote --org kloofwater-camp --arrival 2027-02-12 --departure 2027-02-14'
const broken = fakeDoor({
  useCases: {
    importOrganisations: {
      execute: async () =>
        refused({
          code: 'document-invalid',
          problems: [{ path: 'organisations[2].sites[0].plots[3].rates.peak', problem: 'expected a number, got "abc"' }],
        }),
    },
    cancelAsOperator: { execute: async () => refused({ code: 'stay_begun' }) },
    runDoctor: { execute: async () => [{ id: 'I1', promise: 'p', violations: 2, examples: ['plot-1'], hint: 'Look at it.' }] },
    listReservations: { execute: async () => refused({ code: 'not-permitted' }) },
    sendOutbox: { execute: async () => ({ sent: 0, failed: 1, skipped: 0, dead: 0 }) },
  },
  door: {
    loadDemo: async () => 'not-here',
    configurationFaults: async () => [{ variable: 'PORT', got: '"http"', expected: 'a whole number' }],
  },
})

describe('the exit code', () => {
  it.each([
    ['', 0, ''],
    ['help', 0, ''],
    ['help org import', 0, ''],
    ['reservatons list', 2, 'Did you mean reservation?'],
    ['reservation lst', 2, 'Did you mean list?'],
    ['org', 2, 'Usage:'],
    ['org export', 2, 'Missing: <slug>'],
    ['org import', 2, 'Missing: <file>'],
    [quote, 2, 'Missing: --plot'],
    ['availability --org kloofwater-camp', 2, 'Missing: --arrival'],
    [`${quote} --plot 1 --adults many`, 2, 'Expected a whole number from 0 to 40, got "many"'],
    [`${quote} --plot 1 --children 4,99`, 2, 'Expected ages from 0 to 17'],
    [`${quote} --plot 1 --adults 0`, 2, 'at least one adult or pensioner'],
    [
      'quote --org a --plot 1 --arrival 2027-02-30 --departure 2027-03-02',
      2,
      'Expected a date like 2026-12-16, got "2027-02-30"',
    ],
    ['quote --org a --plot 1 --arrival 2027-03-02 --departure 2027-03-02', 2, '--departure must be after --arrival'],
    ['quote --org a --plot 1 --arrival 2027-03-02 --departure 2200-12-31', 2, 'A stay has at most 366 nights'],
    ['availability --org a --arrival 2027-03-02 --departure 2127-03-02', 2, 'A stay has at most 366 nights'],
    ['reservation amend 482-913-107 --departure 2200-12-31 --dry-run', 2, 'A stay has at most 366 nights'],
    [`${quote} --plot 1 --children ${Array(41).fill(1)}`, 2, '--children: a party has at most 40 of each, got 41'],
    ['reservation cancel 482-913-107 --note flooded', 2, 'Missing: --yes'],
    ['reservation cancel 482-913-107 --yes', 2, 'Missing: --note'],
    ['reservation list --status gone', 2, '--status <status>: not "gone", but one of'],
    [`${quote} --plot nope`, 3, 'There is no plot "nope"'],
    ['availability --org nobody --arrival 2027-02-12 --departure 2027-02-14', 3, 'nobody'],
    ['reservation show 111-111-111', 3, '111-111-111'],
    ['demo generate', 2, 'Missing: --organisations'],
    ['demo generate --organisations many', 2, 'Expected a whole number from 1 to 100000, got "many"'],
    ['org import absent.json', 3, 'absent.json'],
    ['org import broken.json', 1, 'broken.json:2:3: not JSON: unexpected token'],
    ['org export kloofwater-camp --out organisations.json', 4, '--force'],
  ])('of "%s" is %i', async (line, exit, message) => {
    const ended = await camp(line)

    expect(ended.exit).toBe(exit)
    expect(ended.messages).toContain(message)
  })

  it.each([
    ['org import organisations.json', 1, 'organisations[2].sites[0].plots[3].rates.peak: expected a number, got "abc"\n'],
    ['reservation cancel 482-913-107 --note flooded --yes', 4, 'The stay has begun.'],
    ['reservation list', 5, 'This is not allowed.'],
    ['demo load', 5, 'DATABASE_URL'],
    ['doctor', 1, 'Look at it.'],
    ['outbox send', 1, 'To be tried again: 1'],
    ['config check', 78, 'PORT is "http"; it must be a whole number.'],
  ])('of "%s", when it is not to be, is %i', async (line, exit, message) => {
    const ended = await camp(line, { door: broken })

    expect(ended.exit).toBe(exit)
    expect(ended.messages).toContain(message)
  })

  it('is 130 when a question is answered with Ctrl-C', async () => {
    const terminal = new RecordingTerminal({ isScreen: true })
    terminal.askText = async () => {
      throw Object.assign(new Error('closed'), { name: 'ExitPromptError' })
    }

    expect((await camp('org import', { terminal })).exit).toBe(130)
  })
})

describe('questions', () => {
  it('ask a person for what is missing', async () => {
    const terminal = new RecordingTerminal({
      isScreen: true,
      answers: ['Kloofwater Camp (kloofwater-camp)', '2027-02-12', '2027-02-14'],
    })

    const { exit, questions } = await camp('availability', { terminal })

    expect(exit).toBe(0)
    expect(questions).toEqual(['Which organisation?', 'Arrival (YYYY-MM-DD)?', 'Departure (YYYY-MM-DD)?'])
  })

  it.each([
    ['reservation cancel 482-913-107', 'cancelAsOperator', 'Note (the guest may read it)?', ['Flooded', 'no']],
    ['reservation write-off 482-913-107', 'writeOffBalance', 'Note (only staff see it)?', ['Moved away']],
  ] as const)(
    'of "%s" ask for the note by its word, and not before what is wrong is said',
    async (line, act, question, answers) => {
      const asked = await camp(line, { terminal: new RecordingTerminal({ isScreen: true, answers }) })
      const refusing = { [act]: { execute: async () => refused({ code: 'wrong_state' }) } }
      const terminal = new RecordingTerminal({ isScreen: true })
      const wrong = await camp(line, { terminal, door: fakeDoor({ useCases: refusing as never }) })

      expect(asked.questions[0]).toBe(question)
      expect(wrong).toMatchObject({ exit: 4, questions: [] })
      expect(wrong.messages).toContain('The reservation is in a state that does not allow this.')
    },
  )

  it('of "reservation pay" read what is typed', async () => {
    const answers = ['450.50', '2026-11-21']
    const paid = await camp('reservation pay 482-913-107', { terminal: new RecordingTerminal({ isScreen: true, answers }) })
    const wrong = new RecordingTerminal({ isScreen: true, answers: ['much'] })

    expect(paid).toMatchObject({ exit: 0, questions: ['How much (rand)?', 'On which day (YYYY-MM-DD)?'] })
    expect((await camp('reservation pay 482-913-107', { terminal: wrong })).messages).toContain(
      '--amount <rand>: Expected an amount',
    )
  })

  it.each([
    ['voucher cancel kloofwater-camp --code ABC', { cancelVoucher: 'voucher-unknown' }],
    ['voucher extend kloofwater-camp --code ABC --until 2030-01-01', { extendVoucher: 'voucher-unknown' }],
    ['review reject 482-913-107', { findByShortId: 'not-found' }],
    ['reservation undo 482-913-107', { undoAmendment: 'nothing-to-undo' }],
  ])('of "%s" come after what is wrong, also where nobody is asked', async (line, refusing) => {
    const refusals = Object.entries(refusing).map(([act, code]) => [act, { execute: async () => refused({ code }) }])
    const door = fakeDoor({ useCases: Object.fromEntries(refusals) as never })
    const { questions, messages } = await camp(`${line} --no-color`, {
      terminal: new RecordingTerminal({ isScreen: true }),
      door,
    })

    expect(questions).toEqual([])
    expect((await camp(`${line} --no-input`, { door })).messages).toEqual(messages)
    expect(messages).not.toContain('Missing')
  })

  it.each(['cancel', 'note', 'write-off', 'check-in', 'pay', 'split', 'amend'])(
    'of "reservation %s" are not asked of what is not there',
    async (verb) => {
      const { exit, questions, messages } = await camp(`reservation ${verb} 111-111-111`, {
        terminal: new RecordingTerminal({ isScreen: true }),
        door: fakeDoor({ useCases: { checkIn: { execute: async () => refused({ code: 'not-found' }) } } }),
      })

      expect({ exit, questions }).toEqual({ exit: 3, questions: [] })
      expect(messages).toContain('111-111-111: Not found.')
    },
  )

  it.each([
    ['yes', 0],
    ['no', 5],
  ])('come before a cancellation: %s', async (answer, exit) => {
    const terminal = new RecordingTerminal({ isScreen: true, answers: ['Flooded', answer] })

    const ended = await camp('reservation cancel 482-913-107', { terminal })

    expect(ended.exit).toBe(exit)
    expect(ended.questions.at(-1)).toBe('Cancel 482-913-107; R400.00 goes back?')
  })

  it('are not asked with --no-input', async () => {
    const { exit, questions } = await camp('org import --no-input', { terminal: new RecordingTerminal({ isScreen: true }) })

    expect({ exit, questions }).toEqual({ exit: 2, questions: [] })
  })
})

describe('output', () => {
  const escapeCharacter = String.fromCharCode(27)

  it.each([
    ['a screen', 'doctor', true, {}, true],
    ['a pipe', 'doctor', false, {}, false],
    ['NO_COLOR', 'doctor', true, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', 'doctor', true, { NO_COLOR: '' }, true],
    ['a dumb terminal', 'doctor', true, { TERM: 'dumb' }, false],
    ['--no-color', 'doctor --no-color', true, {}, false],
  ])('has colour or not: %s', async (_, line, isScreen, environment, hasColour) => {
    const { data } = await camp(line, { terminal: new RecordingTerminal({ isScreen }), environment })

    expect(data.includes(escapeCharacter)).toBe(hasColour)
  })

  it('moves on a screen alone', async () => {
    const onScreen = await camp('org import organisations.json', { terminal: new RecordingTerminal({ isScreen: true }) })
    const piped = await camp('org import organisations.json')

    expect(onScreen.messages).toContain('~ Importing 1 of 1 (kloofwater-camp)')
    expect(piped.messages).toBe('1 created, 0 changed, 0 unchanged.\nNext: npm run camp -- org export kloofwater-camp')
  })

  it('says how far it came on a screen without colours', async () => {
    const dumb = { terminal: new RecordingTerminal({ isScreen: true }), environment: { TERM: 'dumb' } }

    const { messages } = await camp('org import organisations.json', dumb)

    expect(messages).toContain('Importing …\nImporting: 1 of 1 (kloofwater-camp)')
  })

  it('is as long as is asked for, and says what is left out', async () => {
    const row = { id: 'organisation-1', name: 'Camp', status: 'active', cityName: 'Ceres', plots: 2 } as never
    const listed = ['first', 'second', 'third'].map((slug) => Object.assign({ slug }, row))
    const door = fakeDoor({ useCases: { listOrganisations: { execute: async () => accepted(listed) } } })

    const { data, messages } = await camp('org list --limit 2 --plain', { door })

    expect(data.split('\n').map((line) => line.split('\t')[0])).toEqual(['first', 'second'])
    expect(messages).toBe('2 of 3; --limit shows more.')
    expect((await camp('org list --limit 0')).exit).toBe(2)
  })

  it('is one row a line with tabs between for --plain', async () => {
    expect((await camp('org list --plain')).data).toBe('kloofwater-camp\tKloofwater Camp\tactive\tCeres\t2')
  })

  it('writes moments in Johannesburg time with their offset', async () => {
    expect((await camp('hold sweep --dry-run')).data).toContain('2026-11-21 10:00 +02:00')
    expect(JSON.parse((await camp('hold sweep --dry-run --json')).data)).toEqual({
      dryRun: true,
      expired: [
        { id: 'reservation-1', simpleReference: '482-913-107', status: 'temporaryHold', expiryDate: '2026-11-21T10:00:00+02:00' },
      ],
    })
  })

  it('explains a quote line by line, and the lines add up', async () => {
    const { data } = await camp(`${quote} --plot 1 --json`)
    const { nights, total, isAvailable, numberOfAdults } = JSON.parse(data)

    expect({ isAvailable, numberOfAdults, total }).toEqual({ isAvailable: true, numberOfAdults: 2, total: 400 })
    for (const night of nights) {
      expect(night.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(night.price)
    }
    expect(nights[0].lines).toEqual([{ kind: 'rate', what: 'Rate for the plot', rule: 'once per night (per plot)', amount: 200 }])
  })

  it('tells HTI every ten seconds for as long as it is asked to', async () => {
    const waited: number[] = []
    const wait = async (seconds: number) => {
      waited.push(seconds)
    }

    const { data } = await camp('hti sync --for 50 --json', { door: fakeDoor({ door: { wait } }) })

    expect(waited).toEqual([10, 10, 10, 10, 10])
    expect(JSON.parse(data)).toMatchObject({ said: 18 })
  })

  it('says what changed and what to do next', async () => {
    const { messages } = await camp('reservation cancel 482-913-107 --note flooded --yes')

    expect(messages).toBe('482-913-107 is cancelled; R400.00 goes back.\nNext: npm run camp -- payments refund --dry-run')
  })

  it('says of a cancellation what goes back, also where it is not what was planned', async () => {
    const cancelAsOperator = {
      execute: async ({ dryRun }: { readonly dryRun: boolean }) =>
        accepted({
          id: 'reservation-1' as never,
          status: 'cancelled' as const,
          refundAmount: Money.rand(dryRun ? 400 : 200),
          voucher: null,
        }),
    }
    const door = fakeDoor({ useCases: { cancelAsOperator } })

    const { data } = await camp('reservation cancel 482-913-107 --note flooded --yes --json', { door })

    expect(JSON.parse(data)).toMatchObject({ outcome: 'cancelled', refundAmount: 200 })
    expect((await camp('reservation cancel 482-913-107 --note flooded --yes', { door })).messages).toContain('R200.00 goes back')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { everyAskEnvelope, everyQuestion, everyReply } from '../adapters/src/hti/testing/every-message.ts'
import { XmlOtaCodec } from '../adapters/src/hti/xml-ota-codec.ts'

const usage = `Checks every message that the product can say to HTI against the schemas of OpenTravel 2010B.

  npm run conformance -- <schema folder>

The folder holds OTA_PingRS.xsd and the others. Ends with 1 when a message is not valid.`

const [folder] = process.argv.slice(2)
if (!folder || folder === '--help') console.log(usage)
else process.exitCode = (await invalidIn(folder)) === 0 ? 0 : 1

async function invalidIn(schemaFolder) {
  const files = readdirSync(schemaFolder).filter((name) => name.endsWith('.xsd'))
  const schemas = new Map(files.map((name) => [name, readFileSync(join(schemaFolder, name), 'utf8')]))
  let invalid = 0
  for (const [root, texts] of byRoot()) {
    const problems = await problemsOf(root, texts, schemas)
    invalid += problems.length
    console.log(`${problems.length === 0 ? 'valid  ' : 'INVALID'} ${root}: ${texts.length} messages`)
    for (const problem of problems) console.log(`        ${problem}`)
  }
  return invalid
}

function byRoot() {
  const codec = new XmlOtaCodec()
  const now = everyReply[0].at
  const faults = ['malformed', 'unrecognized-root', 'too-large', 'wrong-charset'].map((fault) => codec.writeFault(fault, now))
  const answers = everyReply.map(({ reply, envelope, at }) => codec.write(reply, envelope, at))
  const questions = everyAskEnvelope.flatMap((envelope) => everyQuestion.map((question) => codec.ask(question, envelope)))
  const texts = [...faults, ...answers, ...questions]
  return Map.groupBy(texts, (text) => /<(OTA_\w+)/.exec(text)?.[1] ?? 'no message')
}

/** The schema of a message says by name which others it needs. */
async function problemsOf(root, texts, schemas) {
  const fileName = `${root}.xsd`
  const contents = schemas.get(fileName)
  if (!contents) return [`there is no ${fileName}`]
  const { errors } = await validateXML({
    xml: texts.map((text, index) => ({ fileName: `${root}-${index + 1}.xml`, contents: text })),
    schema: [{ fileName, contents }],
    preload: [...schemas].filter(([name]) => name !== fileName).map(([name, text]) => ({ fileName: name, contents: text })),
    initialMemoryPages: 512,
    maxMemoryPages: 8192,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

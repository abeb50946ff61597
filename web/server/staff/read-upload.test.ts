import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { filesOf, readUpload } from './read-upload.ts'

function upload(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://camp.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

describe('an upload', () => {
  it('gives its files by name, and none where none was chosen', async () => {
    const form = new FormData()
    form.append('pictures', new File(['one'], 'one.jpg'))
    form.append('pictures', new File([], ''))
    form.append('other', 'text')

    const read = await readUpload(upload(form))

    if (!read.ok) throw new Error(read.refusal.code)
    expect((await filesOf(read.value, 'pictures')).map(({ fileName, bytes }) => [fileName, bytes.length])).toEqual([
      ['one.jpg', 3],
    ])
  })

  it('of very many parts is read no further than that many', async () => {
    let pulled = 0
    const part = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(100))
    const body = new ReadableStream(
      {
        pull: (controller) => {
          pulled += 1
          controller.enqueue(part)
        },
      },
      { highWaterMark: 0 },
    )

    const read = await readUpload(upload(body, { 'content-type': 'multipart/form-data; boundary=x' }))

    expect(read).toEqual(refused({ code: 'upload-unreadable' }))
    expect(pulled).toBeLessThan(20)
  })

  it('that says that it is too large is not read at all', async () => {
    let pulled = 0
    const body = new ReadableStream(
      {
        pull: (controller) => {
          pulled += 1
          controller.enqueue(new Uint8Array(1000))
        },
      },
      { highWaterMark: 0 },
    )

    const read = await readUpload(
      upload(body, { 'content-length': '5001', 'content-type': 'multipart/form-data; boundary=x' }),
      5000,
    )

    expect([read, pulled]).toEqual([refused({ code: 'upload-too-large' }), 0])
  })

  it('that says nothing of its size is read no further than it may be', async () => {
    let pulled = 0
    const head = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n')
    const body = new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(pulled === 0 ? head : new Uint8Array(1000))
          pulled += 1
        },
      },
      { highWaterMark: 0 },
    )

    const read = await readUpload(upload(body, { 'content-type': 'multipart/form-data; boundary=x' }), 5000)

    expect(read).toEqual(refused({ code: 'upload-too-large' }))
    expect(pulled).toBeLessThan(10)
  })

  it('that is none is refused', async () => {
    expect(await readUpload(upload('nothing of the kind'))).toEqual(refused({ code: 'upload-unreadable' }))
  })
})

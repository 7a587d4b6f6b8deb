import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { brand, brandFingerprint } from './extra/brand.ts'
import { fingerprint, pictures, type Picture, type Still, type Video } from './pictures.ts'

/** What public/media/manifest.json says of a picture: its fingerprint and the bytes of all its files. */
type Manifest = Record<string, { hash: string; bytes: number }>

export interface RenderOptions {
  /** Directory of the project. */
  root: string
  /** Only pictures whose id starts with one of these; empty means all. */
  only: string[]
  /** Stills without videos, for a quick look; the manifest is left as it is. */
  stillsOnly: boolean
}

const FRAMES = 96
const FPS = 24

/** libvips draws the SVG at the wanted width at once: 72 dpi is one pixel per unit. */
const raster = (p: Picture, t: number, width: number) =>
  sharp(Buffer.from(p.scene(t)), { density: (72 * width) / p.units })

async function still(p: Picture, s: Still, file: string): Promise<void> {
  const pixels = await raster(p, 0, s.width).removeAlpha().png().toBuffer()
  for (let quality = s.quality; ; quality -= 4) {
    const avif = await sharp(pixels).avif({ quality, effort: 6 }).toBuffer()
    if (avif.length > s.limit && quality > 24) continue
    writeFileSync(file, avif)
    return
  }
}

const encoderArguments = (v: Video, crf: number, file: string): string[] => {
  const input = `-threads 1 -f rawvideo -pix_fmt rgb24 -s ${v.width}x${v.height} -r ${FPS} -i -`
  const codec = `-c:v libx264 -preset veryslow -tune animation -crf ${crf} -profile:v high -level 3.1 -g ${FRAMES} -keyint_min ${FRAMES} -sc_threshold 0 -threads 1`
  const color = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  // A low qcomp with a strong key frame is worth a decibel on loops under a still camera.
  const tuning = '-x264-params aq-mode=3:rc-lookahead=120:ipratio=2.5:qcomp=0.3'
  const container = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart -f mp4'
  return `-v error -y ${input} -an -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p ${codec} ${tuning} ${color} ${container}`
    .split(' ')
    .concat(file)
}

async function encode(p: Picture, v: Video, crf: number, file: string): Promise<void> {
  const ffmpeg = spawn('ffmpeg', encoderArguments(v, crf, file), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', (e: NodeJS.ErrnoException) =>
      reject(e.code === 'ENOENT' ? new Error('ffmpeg is not installed: apt-get install ffmpeg, then render again') : e),
    )
    ffmpeg.stdin.on('error', () => undefined)
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${p.id}: ffmpeg ended with ${code}`))))
  })
  const feed = async () => {
    for (let i = 0; i < FRAMES; i++) {
      const pixels = await raster(p, i / FRAMES, v.width)
        .removeAlpha()
        .raw()
        .toBuffer()
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
    }
    ffmpeg.stdin.end()
    await ended
  }
  await Promise.race([feed(), ended])
}

async function video(p: Picture, v: Video, file: string): Promise<void> {
  // Under another name until it is whole: a run that is broken off leaves the old file.
  const part = `${file}.part`
  for (let crf = v.crf; ; crf += 2) {
    await encode(p, v, crf, part)
    if (statSync(part).size <= v.limit || crf >= v.crf + 8) break
  }
  renameSync(part, file)
}

/**
 * Draws every changed picture into public/ (visual.md, section 6): stills as AVIF, loops as H.264, two encoders side by side.
 * A picture is left alone when its fingerprint is the manifest's and its files are there.
 * @throws Error when ffmpeg is missing or fails.
 */
export async function render(o: RenderOptions): Promise<void> {
  sharp.concurrency(1)
  sharp.cache(false)
  const media = join(o.root, 'public/media')
  const manifestFile = join(media, 'manifest.json')
  const manifest: Manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest)
    : {}
  const save = () => {
    const known = [...pictures.map((p) => p.id), 'brand'].flatMap((id) => (manifest[id] ? [[id, manifest[id]]] : []))
    writeFileSync(manifestFile, JSON.stringify(Object.fromEntries(known), null, 1) + '\n')
  }
  const wanted = pictures.filter((p) => o.only.length === 0 || o.only.some((id) => p.id.startsWith(id)))
  const filesOf = (p: Picture) =>
    [...p.stills.map((s) => s.file), ...(p.video ? [p.video.file] : [])].map((f) => join(media, f))
  const changed = wanted.filter(
    (p) => manifest[p.id]?.hash !== fingerprint(p) || !filesOf(p).every((f) => existsSync(f)),
  )
  console.info(`${wanted.length - changed.length} pictures are up to date, ${changed.length} to draw`)

  const one = async (p: Picture) => {
    for (const f of filesOf(p)) mkdirSync(dirname(f), { recursive: true })
    for (const s of p.stills) await still(p, s, join(media, s.file))
    if (o.stillsOnly && p.video) return
    if (p.video) await video(p, p.video, join(media, p.video.file))
    const bytes = filesOf(p).reduce((sum, f) => sum + statSync(f).size, 0)
    manifest[p.id] = { hash: fingerprint(p), bytes }
    save()
    console.info(`${p.id} ${Math.round(bytes / 1024)} kB`)
  }
  const queue = [...changed]
  const worker = async () => {
    for (let p = queue.shift(); p; p = queue.shift()) await one(p)
  }
  await Promise.all([worker(), worker()])
  const brandHash = brandFingerprint()
  if ((o.only.length === 0 || o.only.includes('brand')) && manifest.brand?.hash !== brandHash) {
    manifest.brand = { hash: brandHash, bytes: await brand(join(o.root, 'public')) }
    save()
    console.info(`brand ${Math.round(manifest.brand.bytes / 1024)} kB`)
  }
}

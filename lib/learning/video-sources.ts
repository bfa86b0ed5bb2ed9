export type VideoSource = { src: string; type: string | undefined }

const types: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' }

const typeOf = (path: string) => types[/\.(\w+)(?:[?#]|$)/.exec(path)?.[1]?.toLowerCase() ?? '']

/**
 * The sources of a lesson's video: the admin host plus its path, which must begin with exactly one slash, so that it can't
 * name another host; empty without a video. A WebM of ours has an MP4 beside it, for browsers that read no WebM.
 */
export function videoSources(
  videoURL: string | null | undefined,
  adminHost: string,
): VideoSource[] {
  if (!videoURL || !/^\/(?![/\\])/.test(videoURL)) return []
  const own: VideoSource = { src: adminHost + videoURL, type: typeOf(videoURL) }
  const isOurs = adminHost === '' && /^\/media\/[^?#]*\.webm(?:\?|$)/.test(videoURL)
  return isOurs
    ? [own, { src: videoURL.replace(/\.webm(?=\?|$)/, '.mp4'), type: types.mp4 }]
    : [own]
}

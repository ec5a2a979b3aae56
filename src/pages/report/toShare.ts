type System = Pick<Navigator, 'share' | 'canShare'>;

/**
 * What a device's system takes of a report, in this order: the picture and the address in words, the address alone
 * (as where systems take no files, or the browser keeps the picture to itself: `null`), nothing (undefined).
 */
export function toShare(
  picture: File | null,
  { title, text, address }: { readonly title: string; readonly text: string; readonly address: string },
  system: Partial<System>,
): ShareData | undefined {
  const { share, canShare } = system;
  if (!share) return undefined;
  const takes = (data: ShareData) => {
    try {
      return canShare?.call(system, data) ?? !data.files;
    } catch {
      return false;
    }
  };
  const withPicture = picture && { files: [picture], title, text: `${text} ${address}` };
  const link = { title, text, url: address };
  return [withPicture, link].find(data => data && takes(data)) ?? undefined;
}

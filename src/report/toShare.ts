type System = Pick<Navigator, 'share' | 'canShare'>;

/**
 * Returns the data to share: the picture with the address in its text. If `picture` is null or the system cannot share
 * pictures, returns only the address. Returns undefined if the system can share neither.
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

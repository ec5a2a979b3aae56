type System = Pick<Navigator, 'share' | 'canShare'>;

/**
 * Returns the first of these two that the system can share: the picture with the address in its text, or the address
 * alone. Leaves out the picture if `picture` is null. Returns undefined if the system can share neither.
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

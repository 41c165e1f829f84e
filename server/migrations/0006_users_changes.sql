-- Public answers show users with a public profile, and only those. People sign in often and are written each time, so what
-- was written as it was is no change.
CREATE TRIGGER users_shown AFTER INSERT ON public.users
  FOR EACH ROW WHEN (new.public_profile) EXECUTE FUNCTION public.tell_change();
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OF first_name, last_name, profile_image_url, public_profile, deleted_at ON public.users
  FOR EACH ROW
  WHEN (
    (old.public_profile OR new.public_profile)
    AND (old.first_name, old.last_name, old.profile_image_url, old.public_profile, old.deleted_at)
      IS DISTINCT FROM (new.first_name, new.last_name, new.profile_image_url, new.public_profile, new.deleted_at)
  )
  EXECUTE FUNCTION public.tell_change();
--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON public.users
  FOR EACH ROW WHEN (old.public_profile) EXECUTE FUNCTION public.tell_change();

CREATE TABLE "unread_counts" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"notice" integer DEFAULT 0 NOT NULL,
	"warning" integer DEFAULT 0 NOT NULL,
	"remind" integer DEFAULT 0 NOT NULL,
	"level_up" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unread_counts_not_negative" CHECK (least("unread_counts"."notice", "unread_counts"."warning", "unread_counts"."remind", "unread_counts"."level_up") >= 0)
);
--> statement-breakpoint
ALTER TABLE "unread_counts" ADD CONSTRAINT "unread_counts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "unread_counts" ("tuid", "notice", "warning", "remind", "level_up")
SELECT "tuid",
	count(*) FILTER (WHERE "kind" = 'notice' AND "read_at" IS NULL),
	count(*) FILTER (WHERE "kind" = 'warning' AND "read_at" IS NULL),
	count(*) FILTER (WHERE "kind" = 'remind' AND "read_at" IS NULL),
	count(*) FILTER (WHERE "kind" = 'levelUp' AND "read_at" IS NULL)
FROM "messages" GROUP BY "tuid";--> statement-breakpoint
CREATE FUNCTION "count_new_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "unread_counts" AS "known" ("tuid", "notice", "warning", "remind", "level_up")
	SELECT "tuid",
		count(*) FILTER (WHERE "kind" = 'notice' AND "read_at" IS NULL),
		count(*) FILTER (WHERE "kind" = 'warning' AND "read_at" IS NULL),
		count(*) FILTER (WHERE "kind" = 'remind' AND "read_at" IS NULL),
		count(*) FILTER (WHERE "kind" = 'levelUp' AND "read_at" IS NULL)
	FROM "new_rows" GROUP BY "tuid" ORDER BY "tuid"
	ON CONFLICT ("tuid") DO UPDATE SET
		"notice" = "known"."notice" + EXCLUDED."notice",
		"warning" = "known"."warning" + EXCLUDED."warning",
		"remind" = "known"."remind" + EXCLUDED."remind",
		"level_up" = "known"."level_up" + EXCLUDED."level_up";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_changed_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "unread_counts" AS "known" SET
		"notice" = "known"."notice" + "changed"."notice",
		"warning" = "known"."warning" + "changed"."warning",
		"remind" = "known"."remind" + "changed"."remind",
		"level_up" = "known"."level_up" + "changed"."level_up"
	FROM (
		SELECT "tuid",
			coalesce(sum("step") FILTER (WHERE "kind" = 'notice'), 0) AS "notice",
			coalesce(sum("step") FILTER (WHERE "kind" = 'warning'), 0) AS "warning",
			coalesce(sum("step") FILTER (WHERE "kind" = 'remind'), 0) AS "remind",
			coalesce(sum("step") FILTER (WHERE "kind" = 'levelUp'), 0) AS "level_up"
		FROM (
			SELECT "tuid", "kind", 1 AS "step" FROM "new_rows" WHERE "read_at" IS NULL
			UNION ALL
			SELECT "tuid", "kind", -1 FROM "old_rows" WHERE "read_at" IS NULL
		) AS "steps"
		GROUP BY "tuid"
	) AS "changed"
	WHERE "known"."tuid" = "changed"."tuid";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_removed_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "unread_counts" AS "known" SET
		"notice" = "known"."notice" - "gone"."notice",
		"warning" = "known"."warning" - "gone"."warning",
		"remind" = "known"."remind" - "gone"."remind",
		"level_up" = "known"."level_up" - "gone"."level_up"
	FROM (
		SELECT "tuid",
			count(*) FILTER (WHERE "kind" = 'notice') AS "notice",
			count(*) FILTER (WHERE "kind" = 'warning') AS "warning",
			count(*) FILTER (WHERE "kind" = 'remind') AS "remind",
			count(*) FILTER (WHERE "kind" = 'levelUp') AS "level_up"
		FROM "old_rows" WHERE "read_at" IS NULL GROUP BY "tuid"
	) AS "gone"
	WHERE "known"."tuid" = "gone"."tuid";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "messages_count_new" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_new_messages"();--> statement-breakpoint
CREATE TRIGGER "messages_count_changed" AFTER UPDATE ON "messages" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_messages"();--> statement-breakpoint
CREATE TRIGGER "messages_count_removed" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_messages"();

CREATE TABLE "leave_classes" (
	"leave_id" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"fee_centavos" integer NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "leave_classes_leave_id_clid_pk" PRIMARY KEY("leave_id","clid"),
	CONSTRAINT "leave_classes_not_negative" CHECK ("leave_classes"."fee_centavos" >= 0 and "leave_classes"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1),
	"tuid" bigint NOT NULL,
	"key" text NOT NULL,
	"type" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"attachment" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"remark" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "leave_requests_end_after_start" CHECK ("leave_requests"."ends_at" > "leave_requests"."starts_at"),
	CONSTRAINT "leave_requests_type_known" CHECK ("leave_requests"."type" between 1 and 6),
	CONSTRAINT "leave_requests_status_known" CHECK ("leave_requests"."status" between 0 and 4),
	CONSTRAINT "leave_requests_settled" CHECK (("leave_requests"."status" = 0) = ("leave_requests"."settled_at" is null)),
	CONSTRAINT "leave_requests_reason_length" CHECK (char_length("leave_requests"."reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "leave_classes" ADD CONSTRAINT "leave_classes_leave_id_leave_requests_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_classes" ADD CONSTRAINT "leave_classes_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leave_requests_tuid_key_unique" ON "leave_requests" USING btree ("tuid","key");--> statement-breakpoint
CREATE INDEX "leave_requests_tuid_starts_at" ON "leave_requests" USING btree ("tuid","starts_at");--> statement-breakpoint
CREATE INDEX "leave_requests_waiting" ON "leave_requests" USING btree ("starts_at") WHERE status = 0;--> statement-breakpoint
-- Two leaves of one tutor that wait or hold share no moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN (0, 1));--> statement-breakpoint
-- Nothing is booked or opened for who is on approved leave, whoever tries.
CREATE FUNCTION "refuse_class_in_leave"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "leave_requests"
		WHERE "tuid" = NEW."tuid" AND "status" = 1 AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor is on leave' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'classes_not_in_leave';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "classes_not_in_leave" BEFORE INSERT OR UPDATE OF "tuid", "starts_at", "ends_at", "status" ON "classes"
FOR EACH ROW WHEN (NEW."status" <> 'Canceled') EXECUTE FUNCTION "refuse_class_in_leave"();--> statement-breakpoint
CREATE FUNCTION "refuse_slot_in_leave"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "leave_requests"
		WHERE "tuid" = NEW."tuid" AND "status" = 1
			AND "starts_at" < NEW."starts_at" + interval '30 minutes' AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor is on leave' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'schedule_slots_not_in_leave';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "schedule_slots_not_in_leave" BEFORE INSERT OR UPDATE OF "starts_at", "status" ON "schedule_slots"
FOR EACH ROW WHEN (NEW."status" = 'Waited') EXECUTE FUNCTION "refuse_slot_in_leave"();
